// What the published lists of stolen passwords have at their top (the yearly lists of NordPass and SplashData, the most
// frequent entries of Have I Been Pwned): by root, without the digits and marks people put around it and without the letters
// they swap. `requireUncommon` adds those again, so that these roots stand for the many thousand entries made of them.

/** Words people begin with, three letters and more, in small letters. */
export const commonRoots: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef admin administrator adidas adobe air airforce albert alex alexander alexis alice allison amanda
  america american anderson andrea andrew andy angel angela angels animal anna anthony antonio apollo apple april arsenal
  arthur asdf asdfgh asdfghjkl asdfjkl ashley asshole august austin azerty azertyuiop baby babygirl bailey banana bandit
  barbara barcelona barney baseball basketball batman bear beatles beaver benjamin berlin bigdaddy bigdick bigdog bill billy
  birdie bitch bitches biteme black blahblah blaster blazer blessed blink blowjob blue blueberry bond bonjour bonnie booboo
  booger boomer boston brandon brandy bravo brazil brian brooklyn broncos brother bubba bubbles buddy bulldog bullshit buster
  butter butterfly butthead california calvin camaro cameron canada captain carlos carmen carolina caroline casper cassie
  celtic center champion changeme charles charlie chelsea cherry chester chevy chicago chicken chocolate chris christian
  christine christopher claire classic claudia coffee compaq computer cookie cookies cool cooper corvette country cowboy
  cowboys cream crystal daddy dakota dallas daniel danielle darkness dave david dean debbie deepak default demo dennis denver
  diablo diamond dick digger doctor dolphin dolphins donald donkey dragon dragonball dreams eagle eagles edward einstein
  elephant elizabeth emily eminem england enter enterprise eric erica estrella family fender ferrari fire fireman fish fishing
  florida flower flowers fluffy football forever formula france francis frank frankie freddy freedom friend friends fuck
  fucker fuckme fuckoff fuckyou fuckyou galaxy gandalf garfield gateway george gerard german germany gibson ginger giants
  girl girls gizmo goat god gold golden golf golfer good google gordon grace green gregory guest guitar gunner hallo hammer
  hannah happy hardcore harley harry hate heather heaven hello hello hellokitty helpme hentai hiphop hockey holiday hollywood
  home honda honey horny horse hotdog hottie house hunter hunting iceman iloveu iloveyou india indian inter internet iphone
  isabella italia jack jackass jackie jackson jaguar jake james january jasmine jason jasper jennifer jeremy jesse jessica
  jesus jesuschrist johnny johnson jonathan jordan jose joseph joshua junior justin karen katherine kelly kenneth kevin
  killer king kitty klaster knight kristina ladybug lakers lauren legend leonardo letmein liberty lindsay little liverpool
  login london loser love lovelove lovely lover loveme loveyou lucky lucy maggie magic manager manchester marcus maria marie
  marina marine marlboro martin marvin master masterkey matrix matthew maverick maxwell melissa mercedes merlin metallica
  mexico michael michelle mickey midnight miller minecraft mobile money monica monkey monster monty morgan mother motorola
  mountain muffin murphy music mustang myspace naruto natasha nathan nicholas nicole nintendo nirvana nissan nothing november
  october office oliver olivia online orange panther papa paris parker pass passer passion passord passport passw password
  passwort patrick paul peaches peanut pepper pepsi peter phantom phoenix player please pokemon police poohbear pookie porsche
  power preston prince princess private pumpkin purple pussy qazwsx qazwsxedc queen qwe qweasd qweasdzxc qwer qwert qwerty
  qwertyui qwertyuiop rabbit rachel racing raiders rainbow ranger rangers raymond rebecca redskins redsox redwings richard
  robert rocket rocky ronaldo root rosebud runner rush russia samantha sammy samsung samuel sandra saturn savannah school
  scooby scooter scorpio scorpion scott secret security senha sergey server service sex sexy shadow shannon sharon shit shopping
  sierra silver simple skippy slayer slipknot smokey smooth snickers snoopy snowball soccer softball sophie soleil something
  spanky sparky spider spiderman spirit spongebob spring srinivas star starwars steelers stella stephanie steve steven stupid
  success suckit summer sunflower sunny sunshine superman superstar support sweet sweety swordfish sydney sysadmin system
  taylor teacher temp temporary tennis teresa test tester testing testtest thomas thunder thunderbird tiffany tiger tigers
  tigger tinkerbell tomcat toor topgun toyota training travis trustno trustnoone tucker turtle tweety twitter united user
  usuario valentina vanessa victor victoria viking vincent vision warcraft warrior webmaster welcome whatever white wilson
  william willie windows winner winston winter wizard woaini wolf wolfgang wolverine wombat woody xbox xxxx yamaha yankee
  yankees yellow zaq zaqxsw zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm aini woaini woaiwojia nihao wangyi zhang zhanghao
  mima denglu guanliyuan ceshi formloom`
    .split(/\s+/)
    .filter((root) => root !== ''),
)

/** Rows of keys, and the orders everybody knows; each is walked in both directions. */
export const walks: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'qwertzuiop',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'zaq12wsxcde34rfv',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  '147258369',
  '159357',
  '147852369',
]
